import styles from './SocialSignIn.module.css'

/** Ids of the one-tap card's element: beside a page's form, and in the donation dialog, which may be open over that page. */
export const oneTapPlace = 'one-tap'
export const dialogTapPlace = 'one-tap-in-dialog'

/** The card beside a form: below the header's controls, at the bottom of a small screen. */
export const OneTapPlace = () => <div id={oneTapPlace} className={styles.card} />

/** The card in the donation dialog: below the form, in the dialog's own flow, so that it covers nothing. */
export const DialogTapPlace = () => <div id={dialogTapPlace} className={styles.within} />
