/// A lesson in little that holds everything a lesson may hold, in both languages.
enum SampleLesson: String, CaseIterable {
  case english = "en"
  case chinese = "zh"

  var text: String {
    switch self {
    case .english: Self.inEnglish
    case .chinese: Self.inChinese
    }
  }

  private static let inEnglish = #"""
    # MVP: the presenter decides

    In **MVP** the view is *passive*: it shows what it is told and tells what was tapped. Everything in between
    belongs to the presenter, a plain object that never imports UIKit. You have seen the opposite in
    [MVC](02-mvc.md); the kata is [Greeting](../../Katas/greeting/README.md), and the idea is older than
    iOS, see [Potel's paper](https://www.wildcrest.com/Potel/Portfolio/mvp.pdf).

    ## Who does what

    Run `kata start greeting mvp`, open `GreetingViewController.swift`, and look for four things:

    1. The **view** holds labels and buttons. It calls the presenter and knows no model.
    2. The **presenter** decides. It holds the view `weak`ly, through a protocol, so that a test can put
       a double in its place:
       - a spy that writes down what it was told;
       - a stub that answers.

       Nothing of it needs a simulator.
    3. The **model** is what is true without any screen.

    Before you go on, check that you can say:

    - [x] what a passive view is
    - [ ] who makes the presenter
    - [ ] what stays when the screen is gone

    ### A drawing

    <!-- drawing: The view tells the presenter of each tap and is told what to show;
    the presenter asks the model. -->
    ```text
    ┌────────┐  didTapGreet()   ┌───────────┐  asks  ┌───────┐
    │ View   │ ───────────────▶ │ Presenter │ ─────▶ │ Model │
    │        │ ◀─────────────── │           │ ◀───── │       │
    └────────┘  show(greeting:) └───────────┘        └───────┘
    ```

    And in code:

    ```swift
    protocol GreetingView: AnyObject {
      func show(greeting: String)  // what to show, already worded
    }
    ```

    ## How it is judged

    | feature | MVC | MVP | why |
    | --- | :-: | --: | --- |
    | distribution | low | high | most duties leave the view controller, which only shows what the presenter hands it |
    | testability | low | high | the presenter loads no view, so `XCTest` runs it in a millisecond |
    | ease of use | best | good | about twice the code of MVC |

    > A presenter that imports UIKit is a view controller in disguise.
    >
    > - Ask it for a string, not for a label.

    ---

    <!-- a note for authors -->
    That is all. Next: `read mvvm`, or write to <kata@example.org>.
    """#

  private static let inChinese = #"""
    # MVP：由 presenter 来决定

    在 **MVP** 里，视图是*被动的*：它只显示别人告诉它的内容，并报告用户点了什么。介于两者之间的一切
    都属于 presenter，它是一个从不导入 UIKit 的普通对象。在 [MVC](02-mvc.md) 里你见过相反的做法；
    对应的练习是 [Greeting](../../Katas/greeting/README.md)，而这个想法比 iOS 更早，
    参见 [Potel 的论文](https://www.wildcrest.com/Potel/Portfolio/mvp.pdf)。

    ## 谁做什么

    运行 `kata start greeting mvp`，打开 `GreetingViewController.swift`，找出下面几样东西：

    1. **视图**持有标签和按钮。它调用 presenter，不认识模型。
    2. **Presenter** 做决定。它通过协议弱引用视图，这样测试就可以换上一个替身：
       - 一个记录自己被告知了什么的间谍；
       - 一个只会回答的桩。

       这一切都不需要模拟器。
    3. **模型**是没有任何屏幕也成立的事实。

    继续之前，请确认你能说出：

    - [x] 什么是被动视图
    - [ ] 谁来创建 presenter
    - [ ] 屏幕消失之后还剩下什么

    ### 一张图

    <!-- drawing: 视图把点击告诉 Presenter，再由它告诉视图
    显示什么；Presenter 询问模型。 -->
    ```text
    ┌──────┐ didTapGreet()  ┌───────────┐  询问  ┌──────┐
    │ 视图 │ ─────────────▶ │ Presenter │ ─────▶ │ 模型 │
    └──────┘ ◀───────────── └───────────┘ ◀───── └──────┘
    ```

    ```swift
    protocol GreetingView: AnyObject {
      func show(greeting: String)  // 已经组织好的文字
    }
    ```

    ## 如何评判

    | 特性 | MVC | MVP | 原因 |
    | --- | :-: | --: | --- |
    | 职责分布 | 低 | 高 | 大部分职责离开了视图控制器，它只显示 presenter 交给它的内容 |
    | 可测试性 | 低 | 高 | presenter 不加载任何视图，`XCTest` 一毫秒就能跑完 |
    | 易用性 | 最好 | 较好 | 代码量大约是 MVC 的两倍 |

    > 导入了 UIKit 的 presenter 只是伪装的视图控制器。
    >
    > - 向它要一个字符串，而不是一个标签。

    ---

    <!-- 给作者的注释 -->
    就是这些。下一步：`read mvvm`，或写信到 <kata@example.org>。
    """#
}
