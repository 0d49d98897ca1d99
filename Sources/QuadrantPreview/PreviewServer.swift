import CWebSockets

/// Serves live views to browsers on this machine.
package final class PreviewServer {
    package init() {}
}
