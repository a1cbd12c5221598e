import { Button } from '../../components/Button.tsx'
import styles from '../../components/Message.module.css'
import { paths } from '../../app/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Replaces a page that failed; inside its frame if there is one. */
export const Crash = () => {
  const { crash } = useTexts('common')
  return (
    <div className={styles.message}>
      <h1>{crash.title}</h1>
      <p>{crash.text}</p>
      <Button onClick={() => location.reload()}>{crash.reload}</Button>
      {/* Not the router's: a full load discards whatever is broken in this page. */}
      <a href={paths.home}>{crash.home}</a>
    </div>
  )
}
