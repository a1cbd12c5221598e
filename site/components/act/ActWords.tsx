import text from '../Text.module.css'

/** What an act has done, or why it failed, as a sentence; read out when it is there. */
export const ActWords = ({ act: { message, failure } }: { act: { message: string; failure: string } }) => (
  <>
    <p role="status" className={text.done}>
      {message}
    </p>
    {failure && (
      <p role="alert" className={text.wrong}>
        {failure}
      </p>
    )}
  </>
)
