import type { About } from '../../../shared/contract/content/about.ts'
import { RichText } from '../../content/RichText.tsx'
import { Split } from '../../content/Split.tsx'
import { Contents } from './Contents.tsx'
import { Timeline } from './Timeline.tsx'
import { aboutTexts } from './texts.ts'
import { Values } from './Values.tsx'

/** The editor's text, then values and years. Its picture is the banner's, which is shown above already. */
export const AboutStory = ({ about: { title, body, values, timeline } }: { about: About }) => {
  const texts = aboutTexts.use()
  return (
    <>
      <Split title={title} aside={<Contents has={{ values: values.length > 0, timeline: timeline.length > 0 }} />}>
        {body ? <RichText html={body} /> : <p>{texts.empty}</p>}
      </Split>
      {values.length > 0 && <Values values={values} />}
      {timeline.length > 0 && <Timeline years={timeline} />}
    </>
  )
}
