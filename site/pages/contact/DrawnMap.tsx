import { useState } from 'react'
import { useLanguage } from '../../app/language.ts'
import { apiRoot } from '../../app/roots.ts'
import styles from './WayHere.module.css'
import { contactTexts } from './texts.ts'

const size = { width: 1200, height: 900 } as const

/** The map that was drawn for the place, in the reader's language. An API without one: the list says the same. */
export const DrawnMap = () => {
  const texts = contactTexts.use()
  // Beside the root, not in it; written out, since the address of the API is put into the built page as it stands.
  const src = `${apiRoot}/../media/map-${useLanguage()}.svg`
  const [missing, setMissing] = useState<string | null>(null)
  if (missing === src) return null
  return (
    <img
      {...size}
      src={src}
      alt={texts.map}
      loading="lazy"
      decoding="async"
      className={styles.map}
      onError={() => setMissing(src)}
    />
  )
}
