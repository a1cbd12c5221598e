import type { ProjectDetail } from '../../../../shared/contract/content/projectPage.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { href } from '../../../app/paths.ts'
import { DonationTable } from '../../../content/page/DonationTable.tsx'
import { Pictures } from '../../../content/pictures/Pictures.tsx'
import { PictureFrame } from '../../../layout/picture/PictureFrame.tsx'
import { Section } from '../../../layout/Section.tsx'
import { Entry } from '../../../parts/Entry.tsx'
import entry from '../../../parts/Entry.module.css'
import { percentOf } from '../../projects/percentOf.ts'
import { Volunteer } from './Volunteer.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** Below the story of a project: what a donation does, its pictures, volunteering, and similar projects. */
export const MoreWays = ({ project }: { project: ProjectDetail }) => {
  const texts = useTexts('projects').moreWays
  const list = useTexts('projects').projects
  const { gives, gallery, related, donation_type } = project
  return (
    <>
      {gives.length > 0 && <DonationTable project={project} lead={texts.givesLead[donation_type]} />}
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
                    picture={<PictureFrame picture={{ ...picture, alt: '' }} sizes="(min-width: 60rem) 30vw, 100vw" />}
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
