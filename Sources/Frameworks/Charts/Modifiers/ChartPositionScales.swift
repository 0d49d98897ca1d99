public import SwiftUI

extension View {
    private nonisolated func scaled(
        _ axis: Axis, _ domain: _ScaleDomainData?,
        _ range: _PositionRangeData?, _ type: ScaleType?
    ) -> some View {
        chartConfiguration {
            if let domain { $0[axis].domain = domain }
            if let range { $0[axis].range = range }
            if let type { $0[axis].type = type }
        }
    }
    /// Sets the values that the x axis covers, and the part of the plot.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { scaled(.horizontal, domain._domain, range._positions, type) }
    /// Sets the values that the x axis covers.
    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        scaled(.horizontal, domain._domain, nil, type)
    }
    /// Sets the part of the plot that the x axis covers.
    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        scaled(.horizontal, nil, range._positions, type)
    }
    /// Sets the kind of the x axis.
    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View { scaled(.horizontal, nil, nil, type) }
    /// Sets the values that the y axis covers, and the part of the plot.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { scaled(.vertical, domain._domain, range._positions, type) }
    /// Sets the values that the y axis covers.
    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        scaled(.vertical, domain._domain, nil, type)
    }
    /// Sets the part of the plot that the y axis covers.
    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        scaled(.vertical, nil, range._positions, type)
    }
    /// Sets the kind of the y axis.
    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View { scaled(.vertical, nil, nil, type) }
}
