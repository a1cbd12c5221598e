import { Button } from '../layout/Button.tsx'
import styles from '../layout/Message.module.css'
import { useTexts } from './texts.ts'

export const Crash = () => {
  const { crash } = useTexts()
  return (
    <main className={styles.message}>
      <h1>{crash.title}</h1>
      <p>{crash.text}</p>
      <Button onClick={() => location.reload()}>{crash.reload}</Button>
    </main>
  )
}
