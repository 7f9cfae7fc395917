/// Chinese names under which completion finds a command; what is typed in the end is the command.
enum ChineseCommand {
  static let names = [
    "lessons": "课程", "read": "阅读", "next": "下一步", "progress": "进度", "hint": "提示",
    "start": "开始", "check": "检查", "again": "重查", "watch": "监视", "edit": "编辑",
    "katas": "练习", "drill": "小练习", "drills": "小练习列表", "review": "找错", "contract": "契约",
    "solution": "答案", "reset": "重置", "undo": "撤销",
    "history": "历史", "diff": "差异", "update": "更新", "doctor": "诊断", "lang": "语言",
    "records": "记录", "help": "帮助", "quit": "退出", "cd": "进入",
    "show": "显示", "run": "运行", "brief": "说明", "score": "评分", "compare": "比较",
    "graph": "依赖图", "lint": "静态分析", "mocks": "测试替身", "scaffold": "生成页面",
    "version": "版本", "completions": "补全",
  ]
}
