import { Link, useParams } from 'react-router-dom'
import type { ProjectDetail } from '../../../shared/contract/project.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { type JsonLd, Seo } from '../../app/Seo.tsx'
import { siteRoot, trustName } from '../../framework/firstLoad/roots.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { useLanguage } from '../../app/language/language.ts'
import { href, idIn, paths } from '../../app/paths.ts'
import { RichText } from '../../components/content/RichText.tsx'
import { belowView } from '../../components/content/belowView.tsx'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { ownDonate } from '../../features/giving/ownDonate.ts'
import { usePageProject } from '../../features/giving/pageProject.ts'
import { buttonClass } from '../../components/Button.tsx'
import { isMissing, QueryState } from '../../components/QueryState.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import { Missing } from '../../components/picture/Scene.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './ProjectView.module.css'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { useContact } from '../../components/useContact.ts'
import { Progress } from './Progress.tsx'

/** `/project-details/{id}`: one project, and every way to help it. */
export const ProjectDetailsPage = () => {
  const texts = useTexts('projects').project
  const { id } = useParams()
  const projectId = idIn(id)
  const query = useContent(
    ['project', projectId],
    async (api) => (await contract.projects()).projectDetail(api, projectId ?? 0),
    { enabled: projectId !== null },
  )
  usePageProject(query.data?.id)
  const { data: project, error } = query
  if (projectId === null || (!project && isMissing(error)))
    return <Missing title={texts.missing} text={texts.missingText} to={paths.projects} words={texts.toList} />
  const title = project?.title ?? texts.one
  return (
    <>
      <div className={`flow-band flow-columns ${styles.head}`}>
        <p>
          <Link to={paths.projects}>{texts.crumb}</Link>
        </p>
        <PageHeading title={title} waits={!project}>
          {title}
        </PageHeading>
        {project && (
          <div key={project.id} ref={ownDonate} className={`flow-close text-soft ${styles.lead}`}>
            <p>{project.summary}</p>
            <DonateLink projectId={project.id} className={buttonClass('donate')}>
              {texts.donate}
            </DonateLink>
          </div>
        )}
      </div>
      {project ? (
        <ProjectView key={project.id} project={project} />
      ) : (
        <div className="flow-band flow-follows">
          <QueryState query={query}>{() => null}</QueryState>
        </div>
      )}
    </>
  )
}

// The picture fills the first view; the content below the story loads after it.
const MoreWays = belowView(async () => (await import('./MoreWays.tsx')).MoreWays, { texts: ['content'] })

const isRaster = (src: string) => /\.(jpe?g|png|webp)$/.test(src)

/** Below the head: the project's picture, its story with the donate button beside it, and other ways to help. */
const ProjectView = ({ project }: { project: ProjectDetail }) => {
  const texts = useTexts('projects').project
  const trust = trustName[useLanguage()]
  const { title, summary, picture, gallery, story } = project
  return (
    <>
      <Seo
        title={title}
        description={summary}
        // Messengers draw no SVG.
        picture={[picture, ...gallery].map(({ src }) => src).find(isRaster)}
        jsonLd={projectJsonLd(project, { siteRoot, trust, listTitle: texts.crumb })}
      />
      <PictureFrame className={styles.frame} picture={picture} first sizes="(min-width: 100rem) 1600px, 100vw" />
      <div className="flow-band flow-columns">
        <DonationArea project={project} />
        <section aria-label={texts.story} className={styles.story}>
          <RichText html={story} />
        </section>
      </div>
      <MoreWays project={project} />
    </>
  )
}

interface Frame {
  siteRoot: string
  /** The trust's name. */
  trust: string
  /** The page's name for the list of projects. */
  listTitle: string
}

/** The donate action of this project, and its place in the site, for search engines (schema.org DonateAction, BreadcrumbList). */
const projectJsonLd = (
  { id, title, summary }: ProjectDetail,
  { siteRoot, trust, listTitle }: Frame,
): readonly JsonLd[] => [
  {
    '@type': 'DonateAction',
    name: title,
    description: summary,
    recipient: { '@type': 'NGO', name: trust, url: siteRoot },
    target: { '@type': 'EntryPoint', urlTemplate: `${siteRoot}${href.donate({ projectId: id })}` },
  },
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: listTitle, item: `${siteRoot}${paths.projects}` },
      { '@type': 'ListItem', position: 2, name: title, item: `${siteRoot}${href.project(id)}` },
    ],
  },
]

// Links that work without their code, which loads after them.
const Share = belowView(async () => (await import('../../components/Share.tsx')).Share, { loading: null })

/** The project's progress, and the donate button; stays beside the story on wide screens. */
const DonationArea = ({ project }: { project: ProjectDetail }) => {
  const texts = useTexts('projects').project
  const { title } = project
  const tax = taxRegistration(useContact().data?.offline?.registrations)
  return (
    <aside aria-label={texts.giveArea} className="flow-close flow-stays flow-aside">
      <div className={`flow-close ${styles.give}`}>
        <Progress {...project} />
        <DonateLink
          projectId={project.id}
          className={buttonClass('donate', styles.button)}
          aria-label={`${texts.donate}: ${title}`}
        >
          {texts.donate}
        </DonateLink>
        <p className="text-small">
          {texts.kinds[project.donation_type].how} {texts.receipt}
        </p>
        {tax && (
          <p className="text-small">
            {texts.tax(tax.label)} <span className={styles.number}>{tax.value}</span>
          </p>
        )}
        {project.volunteer.length > 0 && (
          <p>
            <a href="#volunteer">{texts.handsInstead}</a>
          </p>
        )}
      </div>
      <Share title={title} texts={texts.share} />
    </aside>
  )
}
