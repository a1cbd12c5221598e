import { useAct } from '../forms/useAct.ts'
import { Button, type ButtonLook } from '../Button.tsx'
import text from '../Text.module.css'

interface ActButtonProps {
  act(): Promise<unknown>
  look?: ButtonLook
  /** Words of the button, and those while the act runs. */
  children: string
  meanwhile?: string
}

/** A button, and below it why its act failed. */
export const ActButton = ({ act, look = 'outline', children, meanwhile = children }: ActButtonProps) => {
  const { busy, failure, run } = useAct()
  return (
    <div>
      <Button look={look} busy={busy} onClick={() => void run(act)}>
        {busy ? meanwhile : children}
      </Button>
      <p role="alert" className={text.wrong}>
        {failure}
      </p>
    </div>
  )
}
