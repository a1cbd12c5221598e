import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { ProjectDetail } from '../../../shared/contract/project.ts'
import { formatRupees } from '../../../shared/money.ts'
import { href } from '../../app/paths.ts'
import { DonationTable } from '../../components/content/DonationTable.tsx'
import { Pictures } from '../../components/picture/Pictures.tsx'
import { EnquiryForm } from '../../components/forms/EnquiryForm.tsx'
import { ChoiceField } from '../../components/forms/ChoiceField.tsx'
import { TextField } from '../../components/forms/Field.tsx'
import { LongText } from '../../components/forms/LongText.tsx'
import { Section } from '../../components/Section.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import entry from '../../components/Entry.module.css'
import { Entry } from '../../components/Entry.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { percentOf } from './Progress.tsx'

/** Below the story of a project: what a donation does, its pictures, volunteering, and similar projects. */
export const MoreWays = ({ project }: { project: ProjectDetail }) => {
  const texts = useTexts('content').moreWays
  const list = useTexts('projects').projects
  const { gives, gallery, related, donation_type } = project
  return (
    <>
      {gives.length > 0 && <DonationTable project={project} lead={texts.kinds[donation_type].next} />}
      {gallery.length > 0 && (
        <Section title={texts.gallery} lead={texts.galleryLead(gallery.length)}>
          <Pictures pictures={gallery.map((picture) => ({ picture }))} enlarge={texts.enlarge} texts={texts.lightbox} />
        </Section>
      )}
      <Volunteer project={project} />
      {related.length > 0 && (
        <Section title={texts.related}>
          <ul className={entry.grid}>
            {related.map((other) => {
              const { id, title, summary, picture, raised } = other
              const percent = percentOf(other)
              return (
                <li key={id}>
                  <Entry
                    picture={<PictureFrame picture={{ ...picture, alt: '' }} sizes="(min-width: 64rem) 30vw, 100vw" />}
                    title={title}
                    to={href.project(id)}
                  >
                    <p>{summary}</p>
                    <strong>
                      {formatRupees(raised)} {list.raised}
                      {percent !== null && `, ${list.percent(percent)}`}
                    </strong>
                  </Entry>
                </li>
              )
            })}
          </ul>
        </Section>
      )}
    </>
  )
}

const anchor = 'volunteer'

/** Volunteering: what is needed, and the form to offer it. */
export const Volunteer = ({ project }: { project: ProjectDetail }) => {
  const texts = useTexts('content').moreWays
  const { hash } = useLocation()
  // A link of another page may open this before it has loaded; the browser follows a typed address.
  const cameByLink = useNavigationType() === 'PUSH' && hash === `#${anchor}`
  useEffect(() => {
    if (cameByLink) document.getElementById(anchor)?.scrollIntoView()
  }, [cameByLink])
  if (project.volunteer.length === 0) return null
  return (
    <Section sideHeading id={anchor} tone="quiet" title={texts.hands} lead={texts.handsLead}>
      <VolunteerForm project={project} />
    </Section>
  )
}

/** Checks and sends an offer to help; filled in with the signed-in person's data. */
const VolunteerForm = ({ project: { id: projectId, volunteer: roles } }: { project: ProjectDetail }) => {
  const texts = useTexts('content').moreWays
  return (
    <EnquiryForm
      schema={async () => (await import('./volunteerSchema.ts')).volunteerSchema(projectId)}
      labels={{
        role_id: texts.role,
        name: texts.name,
        email: texts.email,
        phone: texts.phone,
        from: texts.from,
        message: texts.message,
      }}
      start={(person) => ({
        ...person,
        role_id: roles.length === 1 ? String(roles[0]?.id) : '',
        from: '',
        message: '',
      })}
      texts={texts}
      submit={texts.offer}
      draft={`volunteer:${projectId}`}
      call={async (api, offer) => (await import('../../../shared/contract/project.ts')).becomeVolunteer(api, offer)}
    >
      {(form) => (
        <>
          <ChoiceField
            form={form}
            name="role_id"
            choices={roles.map(({ id, title, text }) => ({ value: String(id), title, text }))}
          />
          <TextField form={form} name="name" autoComplete="name" />
          <TextField form={form} name="email" type="email" autoComplete="email" inputMode="email" />
          <TextField form={form} name="phone" hint={texts.phoneHint} type="tel" autoComplete="tel" inputMode="tel" />
          <TextField form={form} name="from" note={texts.optional} type="date" />
          <LongText form={form} name="message" note={texts.optional} hint={texts.messageHint} />
        </>
      )}
    </EnquiryForm>
  )
}
