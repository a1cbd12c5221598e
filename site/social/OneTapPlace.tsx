import styles from './SocialSignIn.module.css'

/** Ids of the one-tap card's place: beside a page's form, and in the donation dialog, which may be open over that page. */
export const oneTapPlace = 'one-tap'
export const dialogTapPlace = 'one-tap-in-dialog'

/** Where the card stands beside a form: below the header's controls, at the foot of a small screen. */
export const OneTapPlace = () => <div id={oneTapPlace} className={styles.card} />

/** Where the card stands in the donation dialog: below the form, in the dialog's own flow, so that it covers nothing. */
export const DialogTapPlace = () => <div id={dialogTapPlace} className={styles.within} />
