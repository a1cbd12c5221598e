import { isLanguage } from './checkDocument.ts'
import type { PdfFile } from './openPdf.ts'
import { textOf } from './pdfValues.ts'
import type { Element } from './readTree.ts'

const standardTypes = new Set(
  [
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD',
  ]
    .concat(['THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Figure Formula Form'])
    .flatMap((line) => line.split(' ')),
)

/** Which elements may contain an element; every other one may be anywhere. */
const containers: Record<string, readonly string[]> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  LI: ['L'],
  LBody: ['LI'],
}

/** Types, nesting, headings, alternative texts and languages of the elements (ISO 14289-1: 7.1 to 7.7). */
export function checkStructure(_: PdfFile, elements: readonly Element[]): string[] {
  return [...elements.flatMap(checkElement), ...checkHeadings(elements)]
}

function checkElement({ type, dict, parent, alt, reference, children, pieces }: Element): string[] {
  const allowed = containers[type]
  const language = dict['/Lang']
  return [
    ...(standardTypes.has(type) ? [] : [`type_unknown ${type}`]),
    ...(allowed && !allowed.includes(parent?.type ?? '') ? [`nesting ${type} in ${parent?.type}`] : []),
    ...(parent && dict['/P'] !== parent.reference ? [`parent_differs ${reference}`] : []),
    ...((type === 'Figure' || type === 'Formula') && alt.trim() === '' ? [`no_alternative_text ${type}`] : []),
    ...(language !== undefined && !isLanguage(textOf(language)) ? [`language_of_element ${reference}`] : []),
    ...(/^H\d$/.test(type) && children.length + pieces.length === 0 ? ['heading_empty'] : []),
  ]
}

/** The first heading has level 1, and none skips a level downwards. */
function checkHeadings(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ type }) => (/^H[1-6]$/.test(type) ? [Number(type[1])] : []))
  if (levels.length === 0) return ['no_heading']
  return levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`heading_skipped H${level} after H${levels[index - 1] ?? 0}`] : [],
  )
}
