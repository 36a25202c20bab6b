const words = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')))

/**
 * Elements of a drawing that cannot run code, load files, or embed another language. @see SVG 2, appendix “Element
 * Index”
 */
export const drawingElements: ReadonlySet<string> = words(
  'svg g defs symbol use switch view title desc metadata style',
  'path rect circle ellipse line polyline polygon image text tspan textPath',
  'linearGradient radialGradient stop pattern marker clipPath mask filter',
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode',
  'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  'animate animateMotion animateTransform mpath set',
)

/**
 * Elements that contain only text: browsers parse their content by different rules if the drawing is inlined in a page.
 */
export const textElements: ReadonlySet<string> = words('title desc style')

export const svgNamespace = 'http://www.w3.org/2000/svg'

/** Namespaces whose elements browsers activate in any file. */
export const livingNamespaces: ReadonlySet<string> = new Set([
  svgNamespace,
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  '',
])
