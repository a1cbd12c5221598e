import { paths } from '../../app/paths.ts'
import { LinkButton } from '../../layout/Button.tsx'
import message from '../../layout/Message.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** Shown if an editor has written nothing yet: whom to ask instead. */
export const NothingWritten = () => {
  const texts = useTexts('content').contentPage
  return (
    <div className={message.message}>
      <p>{texts.empty}</p>
      <LinkButton look="outline" to={paths.contact}>
        {texts.ask}
      </LinkButton>
    </div>
  )
}
