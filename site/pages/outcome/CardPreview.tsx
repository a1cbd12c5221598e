import type { Occasion } from '../../../shared/contract/donation/dedication.ts'
import type { Language } from '../../../shared/languages.ts'
import { dedication as en } from '../../../shared/texts/en/dedication.ts'
import { dedication as hi } from '../../../shared/texts/hi/dedication.ts'
import { artwork } from '../../components/picture/artwork.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Card.module.css'

/** In the card's language, which may be another one than the page's. */
const words = { en, hi }

interface CardWords {
  language: Language
  occasion: Occasion
  name: string
  message: string
  signature: string
}

/** The card as it will be drawn (`card.typ`), on light paper in each theme. */
export const CardPreview = ({ card, project, trust }: { card: CardWords; project: string; trust: string }) => {
  const { card: texts } = useTexts('dedication')
  const { language, occasion, name, message, signature } = card
  const { around, given, from } = words[language]
  const { before, after } = around[occasion]
  return (
    <figure className={styles.card} aria-label={texts.preview} lang={language}>
      <img src={artwork.emblemColor} alt="" width={32} height={32} />
      {before && <p className={styles.around}>{before}</p>}
      <p className={styles.name} dir="auto">
        {name || '…'}
      </p>
      {after && <p className={styles.around}>{after}</p>}
      <hr />
      <p>{given(project)}</p>
      {message && <p className={styles.message}>{message}</p>}
      {signature && <p className={styles.signature}>{from(signature)}</p>}
      <figcaption>{trust}</figcaption>
    </figure>
  )
}
