import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Latin and Devanagari first; then the other scripts in which donors write names and notes. `sheet.typ` lists the same families. */
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
  'ibm-plex-sans-arabic': 'IBMPlexSansArabic',
  'noto-sans-ol-chiki': 'NotoSansOlChiki',
  'noto-sans-meetei-mayek': 'NotoSansMeeteiMayek',
  'noto-sans-sinhala': 'NotoSansSinhala',
}
const weights = ['400Regular', '600SemiBold']
/** Chinese has one weight, because it is as large as all the others together. */
const chinese = 'NotoSansHans-Regular.otf'

/** The fonts of all documents: 13 MB. Nothing else is used, so a document looks the same on each server. */
export async function readFonts(): Promise<Buffer[]> {
  const { resolve } = createRequire(import.meta.url)
  const files = Object.entries(families).flatMap(([folder, name]) =>
    weights.map((weight) => resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`)),
  )
  return Promise.all(
    [...files, join(dirname(resolve('@embedpdf/fonts-sc')), '../fonts', chinese)].map((file) => readFile(file)),
  )
}
