import Knots
import Moorings

public struct Rig {}
