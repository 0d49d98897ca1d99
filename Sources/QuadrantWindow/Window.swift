import CGtk4

/// A window of the desktop that shows a view.
package final class Window {
    package init() {}
}
