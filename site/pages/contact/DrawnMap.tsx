import { useState } from 'react'
import { apiRoot } from '../../app/firstLoad/roots.ts'
import styles from './DrawnMap.module.css'
import { mapSize, spots } from './mapPlaces.ts'
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

/**
 * The numbers of the list beside the map, and on wide screens the names. They are visual only: the picture's alternative text and the list have the
 * same content.
 */
const MapNames = () => {
  const { places, river, road, north } = contactTexts.use()
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className={styles.names} aria-hidden="true">
      <text x={1110} y={422} className={styles.north}>
        {north}
      </text>
      <text transform="translate(1010 372) rotate(-14)" className={styles.river}>
        {river}
      </text>
      <text transform="translate(900 628) rotate(-15)" className={styles.road}>
        {road}
      </text>
      {places.map(([place], index) => {
        const spot = spots[index]
        return (
          spot && (
            <g key={place} transform={`translate(${spot.x} ${spot.y})`}>
              <g className={styles.spot}>
                <circle r={19} />
                <text y={8} className={styles.number}>
                  {index + 1}
                </text>
                <text x={spot.before ? -30 : 30} y={9} className={spot.before ? styles.before : styles.name}>
                  {place}
                </text>
              </g>
            </g>
          )
        )
      })}
    </svg>
  )
}
