/* Swift calls no function with a variable list of arguments; each use of one has a wrapper of its own here. */
#ifndef KATA_CLIBEDIT_SHIM_H
#define KATA_CLIBEDIT_SHIM_H

#include <histedit.h>
#include <stddef.h>
#include <stdio.h>
#include <wchar.h>
#include <wctype.h>

/* The C library hides it from Swift; its column counts are the ones that libedit draws by. */
extern int wcwidth(wchar_t);

typedef unsigned char (*kata_key_function)(EditLine *, int);

static inline int kata_el_set_int(EditLine *editor, int option, int value) {
  return el_set(editor, option, value);
}

static inline int kata_el_set_string(EditLine *editor, int option, const char *value) {
  return el_set(editor, option, value);
}

/* For EL_BIND, EL_SETTC and EL_SETTY; the first null pointer ends the words. */
static inline int kata_el_set_words(
    EditLine *editor, int option, const char *first, const char *second, const char *third) {
  return el_set(editor, option, first, second, third, NULL);
}

static inline int kata_el_add_function(
    EditLine *editor, const char *name, const char *help, kata_key_function function) {
  return el_set(editor, EL_ADDFN, name, help, function);
}

static inline int kata_el_set_reader(EditLine *editor, el_rfunc_t reader) {
  return el_set(editor, EL_GETCFN, reader);
}

static inline int kata_el_set_owner(EditLine *editor, void *owner) {
  return el_set(editor, EL_CLIENTDATA, owner);
}

static inline void *kata_el_owner(EditLine *editor) {
  void *owner = NULL;
  el_get(editor, EL_CLIENTDATA, &owner);
  return owner;
}

/* "emacs" or "vi". */
static inline const char *kata_el_keymap(EditLine *editor) {
  const char *name = NULL;
  el_get(editor, EL_EDITOR, &name);
  return name;
}

/* The terminal's sequence for a capability; null when it has none. */
static inline const char *kata_el_capability(EditLine *editor, const char *name) {
  char *value = NULL;
  return el_get(editor, EL_GETTC, name, &value) == 0 ? value : NULL;
}

static inline int kata_el_set_history(EditLine *editor, History *list) {
  return el_set(editor, EL_HIST, history, list);
}

static inline int kata_history_set_size(History *list, int size) {
  HistEvent event;
  return history(list, &event, H_SETSIZE, size);
}

static inline int kata_history_enter(History *list, const char *line) {
  HistEvent event;
  return history(list, &event, H_ENTER, line);
}

/* Newest first. */
static inline int kata_history_first(History *list, HistEvent *event) {
  return history(list, event, H_FIRST);
}

static inline int kata_history_next(History *list, HistEvent *event) {
  return history(list, event, H_NEXT);
}

static inline int kata_history_delete(History *list, int number) {
  HistEvent event;
  return history(list, &event, H_DEL, number);
}

#endif
