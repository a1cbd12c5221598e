import { pressedPart } from '../../../content/pressedPart.tsx'
import { ProfileSection } from '../sections/ProfileSection.tsx'
import sections from '../sections/Sections.module.css'
import { sessionsTexts } from './texts.ts'

/** Below the first view, so it loads after the page. */
const Sessions = pressedPart<object>(
  async () => (await import('./Sessions.tsx')).Sessions,
  <div className={sections.skeleton} />,
)

export const SessionsSection = () => {
  const texts = sessionsTexts.use()
  return (
    <ProfileSection id="sessions" title={texts.title} lead={texts.lead}>
      <Sessions />
    </ProfileSection>
  )
}
