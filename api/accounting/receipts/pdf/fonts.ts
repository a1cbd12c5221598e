import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Latin and Devanagari first; then the other scripts of India in which donors write names and notes. `sheet.typ` lists the same families. */
const families = {
  mukta: 'Mukta',
  'hind-siliguri': 'HindSiliguri',
  'noto-sans-gujarati': 'NotoSansGujarati',
  'noto-sans-gurmukhi': 'NotoSansGurmukhi',
  'noto-sans-kannada': 'NotoSansKannada',
  'noto-sans-malayalam': 'NotoSansMalayalam',
  'noto-sans-oriya': 'NotoSansOriya',
  'noto-sans-tamil': 'NotoSansTamil',
  'hind-guntur': 'HindGuntur',
}
const weights = ['400Regular', '600SemiBold']

/** The fonts of all documents: 3 MB. */
export async function readFonts(): Promise<Buffer[]> {
  const { resolve } = createRequire(import.meta.url)
  const files = Object.entries(families).flatMap(([folder, name]) =>
    weights.map((weight) => resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`)),
  )
  return Promise.all(files.map((file) => readFile(file)))
}
