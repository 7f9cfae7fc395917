// What the host asks of the kernel and Swift cannot say: calls with a variable number of arguments, the numbers of
// system calls, and one system call instruction at an address of its own.
#ifndef KATA_KERNEL_INTERFACE_H
#define KATA_KERNEL_INTERFACE_H

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Makes any system call; the result is -1 with `errno` set when it fails.
static inline long kata_system_call(long number, long a, long b, long c, long d) {
  return syscall(number, a, b, c, d);
}

// Makes a system call with an instruction that no other code of the process executes, and stores the address at which
// the kernel sees it in `place`. The result is negative, an `errno` code, when it fails.
//
// A filter can then tell the host's own writes from those of any other code in the process, also where that code has
// found the descriptor. It must stay one copy, hence `noinline`.
__attribute__((noinline)) static long kata_own_system_call(
    long number, long a, const void *b, long c, unsigned long *place) {
  unsigned long here;
#if defined(__x86_64__)
  long result;
  __asm__ volatile(
      "leaq 1f(%%rip), %1\n\t"
      "syscall\n"
      "1:"
      : "=a"(result), "=&r"(here)
      : "0"(number), "D"(a), "S"(b), "d"(c)
      : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long result __asm__("x0") = a;
  register const void *x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  __asm__ volatile(
      "adr %1, 1f\n\t"
      "svc #0\n"
      "1:"
      : "+r"(result), "=&r"(here)
      : "r"(x8), "r"(x1), "r"(x2)
      : "memory");
#else
#error "kata runs on x86_64 and aarch64."
#endif
  *place = here;
  return result;
}

// Numbers of the kernel's interface that the C library hands out to its own extensions alone.
static const int kata_open_path_only = 010000000;
static const int kata_at_empty_path = 0x1000;
static const int kata_clone_thread = 0x00010000;

// The architecture whose system calls a filter judges.
#if defined(__x86_64__)
#define KATA_AUDIT_ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define KATA_AUDIT_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif
static inline unsigned int kata_audit_architecture(void) { return KATA_AUDIT_ARCHITECTURE; }

// The numbers of the system calls that a running case needs and that reach nothing outside the process; those that
// need a closer look are not among them. Returns how many there are; `numbers` has room for `capacity`.
static inline int kata_harmless_system_calls(int *numbers, int capacity) {
  static const int all[] = {
      // Waiting and threads.
      SYS_futex, SYS_sched_yield, SYS_nanosleep, SYS_clock_nanosleep, SYS_clock_gettime,
      SYS_clock_getres, SYS_gettimeofday, SYS_ppoll, SYS_pselect6, SYS_epoll_create1, SYS_epoll_ctl,
      SYS_epoll_pwait, SYS_eventfd2, SYS_timerfd_create, SYS_timerfd_settime, SYS_timerfd_gettime,
      SYS_setitimer, SYS_getitimer, SYS_set_robust_list, SYS_get_robust_list, SYS_set_tid_address,
      SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler, SYS_sched_get_priority_max,
      SYS_sched_get_priority_min, SYS_getpriority, SYS_membarrier,
#ifdef SYS_rseq
      SYS_rseq,
#endif
#ifdef SYS_futex_waitv
      SYS_futex_waitv,
#endif
#ifdef SYS_epoll_pwait2
      SYS_epoll_pwait2,
#endif
#ifdef SYS_poll
      SYS_poll, SYS_select, SYS_epoll_wait, SYS_epoll_create, SYS_eventfd, SYS_pause, SYS_time,
      SYS_arch_prctl,
#endif
      // Memory of its own.
      SYS_munmap, SYS_mremap, SYS_madvise, SYS_brk, SYS_mincore,
      // Signals to itself are handled, not sent.
      SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigpending, SYS_sigaltstack,
      SYS_rt_sigtimedwait, SYS_restart_syscall,
      // What it has open already.
      SYS_read, SYS_readv, SYS_pread64, SYS_fstat, SYS_lseek, SYS_fsync, SYS_getdents64,
      // What it is.
      SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
      SYS_getpgid, SYS_getsid, SYS_uname, SYS_sysinfo, SYS_getrusage, SYS_times, SYS_getrandom,
      SYS_getcwd, SYS_getcpu,
      SYS_exit, SYS_exit_group,
  };
  int count = (int)(sizeof all / sizeof all[0]);
  for (int index = 0; index < count && index < capacity; index++) numbers[index] = all[index];
  return count < capacity ? count : capacity;
}

#endif
