import { Button } from '../../layout/Button.tsx'
import styles from '../../layout/Message.module.css'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'

/** Instead of a page; within its frame where that stands. */
export const Crash = () => {
  const { crash } = useTexts()
  return (
    <div className={styles.message}>
      <h1>{crash.title}</h1>
      <p>{crash.text}</p>
      <Button onClick={() => location.reload()}>{crash.reload}</Button>
      {/* Not the router's: a page that is loaded again leaves behind whatever is broken in this one. */}
      <a href={paths.home}>{crash.home}</a>
    </div>
  )
}
