/** A tag as data, and its output: as HTML, as JSX, as a script that creates it. Every value is escaped on output. */

export interface Tag {
  name: string
  /** `true`: an attribute without a value. */
  attributes: ReadonlyArray<readonly [name: string, value: string | true]>
  children: ReadonlyArray<Tag | string>
}

/** Attributes with an empty or absent value are left out. */
export const tag = (
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  ...children: ReadonlyArray<Tag | string>
): Tag => ({
  name,
  attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined || value === '' || value === false
      ? []
      : [[attribute, value === true ? true : String(value)] as const],
  ),
  children,
})

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

const opening = ({ name, attributes }: Tag): string =>
  [
    name,
    ...attributes.map(([attribute, value]) => (value === true ? attribute : `${attribute}="${escapeValue(value)}"`)),
  ].join(' ')

/** One line of HTML. */
export const toHtml = (made: Tag | string): string =>
  typeof made === 'string' ? escapeText(made) : `<${opening(made)}>${made.children.map(toHtml).join('')}</${made.name}>`

/** One line of JSX. Attribute values are read as in HTML; words that contain JSX syntax become a string. */
export function toJsx(made: Tag | string): string {
  if (typeof made === 'string') return /[{}<>&]/.test(made) ? `{${JSON.stringify(made)}}` : made
  const attributes = made.attributes.map(([name, value]) => {
    const written = name === 'crossorigin' ? 'crossOrigin' : name
    return [written, value === true && name.startsWith('data-') ? '' : value] as const
  })
  const start = opening({ ...made, attributes })
  if (made.children.length === 0) return `<${start} />`
  return `<${start}>${made.children.map(toJsx).join('')}</${made.name}>`
}

/** A string of a script inside HTML: no `</script>`, no comment, and nothing that Tag Manager takes for a variable of its own. */
const toScriptString = (text: string): string =>
  `'${text.replace(/['"\\<>{}&\u2028\u2029]|[\n\r]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`

/** Statements that create the tag and add it to the page's head. For old compilers: ECMAScript 5. */
export const toScript = ({ name, attributes }: Tag): string[] => [
  `var tag = document.createElement(${toScriptString(name)});`,
  ...attributes.map(
    ([attribute, value]) =>
      `tag.setAttribute(${toScriptString(attribute)}, ${toScriptString(value === true ? '' : value)});`,
  ),
  'document.head.appendChild(tag);',
]
