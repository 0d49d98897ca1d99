@_exported public import Foundation
import QuadrantViews
public import SwiftUI
public import UIKit

/// A file that can be shown.
public protocol QLPreviewItem: NSObjectProtocol {
    /// Where it is.
    var previewItemURL: URL? { get }
    /// What it is called; nil is the name of the file.
    var previewItemTitle: String? { get }
}
extension QLPreviewItem {
    /// Nil.
    public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self as URL }
}

/// Knows the files that are shown.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    /// How many there are.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// One of them.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// Is notified of what a person does.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    /// The preview was closed; never called.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows files: pictures as they are, others as a panel with their name.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
    /// Knows the files.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// Held weakly; never called.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The number of the file that is shown.
    open var currentPreviewItemIndex = 0
    /// The file that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    /// Whether a file can be shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }
    /// Asks for the files again.
    open func reloadData() { view.setNeedsLayout() }
    /// Asks for the file again that is shown.
    open func refreshCurrentPreviewItem() { view.setNeedsLayout() }
    open override func loadView() { view = FileView(self) }
}

private final class FileView: UIView {
    private weak var preview: QLPreviewController?
    init(_ preview: QLPreviewController) {
        self.preview = preview
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func _content() -> AnyView? { AnyView(FilePreview(url: preview?.currentPreviewItem?.previewItemURL)) }
}

private struct FilePreview: View {
    let url: URL?
    var body: some View {
        if let url, url.isFileURL, let image = UIImage(contentsOfFile: url.path) {
            Image(uiImage: image).resizable().scaledToFit().frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            FrameworkPanel("QLPreviewController", symbol: "doc", detail: url?.lastPathComponent)
        }
    }
}

extension View {
    /// Shows a file in a sheet while there is one: pictures as they are, others as a panel with their name.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        sheet(isPresented: Binding { item.wrappedValue != nil } set: { if !$0 { item.wrappedValue = nil } }) {
            FileSheet(url: item.wrappedValue)
        }
    }
    /// Shows one of several files in a sheet while there is one.
    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<URL?>, in items: Items)
        -> some View where Items.Element == URL { quickLookPreview(selection) }
}

private struct FileSheet: View {
    let url: URL?
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            FilePreview(url: url)
                .navigationTitle(url?.lastPathComponent ?? "")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Done") { dismiss() } } }
        }
    }
}
/// Whether a person edits a file. None is edited.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
