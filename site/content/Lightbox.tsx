import Yarl, { type LightboxExternalProps } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import styles from './Lightbox.module.css'

export interface LightboxTexts {
  region: string
  close: string
  next: string
  previous: string
  /** Replaces a picture that did not load. */
  broken: string
}

interface LightboxProps
  extends Pick<LightboxExternalProps, 'open' | 'close' | 'index' | 'slides' | 'animation' | 'controller'> {
  /** A class with its colours. */
  look: string | undefined
  texts: LightboxTexts
}

/** Pictures as large as the screen allows, with their captions; arrow keys, swipes and Escape work. */
export const Lightbox = ({ look, texts, ...view }: LightboxProps) => (
  <Yarl
    {...view}
    className={`${styles.lightbox} ${look}`}
    plugins={[Captions]}
    render={{ iconError: () => <p className={styles.broken}>{texts.broken}</p> }}
    labels={{
      Lightbox: texts.region,
      'Photo gallery': texts.region,
      Close: texts.close,
      Next: texts.next,
      Previous: texts.previous,
    }}
  />
)
