import { useState } from 'react'
import { apiRoot } from '../../app/firstLoad/roots.ts'
import { MapNames } from './MapNames.tsx'
import styles from './DrawnMap.module.css'
import { mapSize } from './mapPlaces.ts'
import { contactTexts } from './texts.ts'

// Beside the root, not in it; written out, because the API's address is put into the built page unchanged.
const src = `${apiRoot}/../media/map.svg`

/**
 * The drawn map of the place. The page writes its labels in the reader's language and the site's own font, because a picture cannot use the fonts of
 * its page. If the API has no drawing, the list says the same.
 */
export const DrawnMap = () => {
  const texts = contactTexts.use()
  const [missing, setMissing] = useState(false)
  if (missing) return null
  return (
    <div className={styles.frame}>
      <img
        {...mapSize}
        // In a prerendered page it may have failed before anybody listened.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setMissing(true)
        }}
        src={src}
        alt={texts.map}
        loading="lazy"
        decoding="async"
        className={styles.map}
        onError={() => setMissing(true)}
      />
      <MapNames />
    </div>
  )
}
