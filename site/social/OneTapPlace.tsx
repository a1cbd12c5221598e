import styles from './SocialSignIn.module.css'

/** Id of the one-tap card's place. */
export const oneTapPlace = 'one-tap'

/** Where the card stands: below the header's controls, at the foot of a small screen. */
export const OneTapPlace = () => <div id={oneTapPlace} className={styles.card} />
