import { useSearchParams, Link } from 'react-router-dom'
import { readDonateQuery } from '../../../shared/donation/address/donateAddress.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { paths, href } from '../../app/paths.ts'
import { Pager, pageIn } from '../../components/Pager.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { LazyProjectSearch } from '../../features/search/LazyProjectSearch.ts'
import { manyProjects, wordsIn } from '../../features/search/wordsIn.ts'
import styles from './ProjectList.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import type { ProjectRow } from '../../../shared/contract/project.ts'
import { formatRupees } from '../../../shared/money.ts'
import { ShareBar } from '../../components/ShareBar.tsx'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass } from '../../components/Button.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import { percentOf } from '../projects/Progress.tsx'
import choice from './ProjectChoice.module.css'

/** The parameters that stay from page to page; not the project, which would open its form again. */
const keep = ['amount', 'lang', 'search']

/** Shown while the entries load. */
const skeleton = (
  <div className={styles.list}>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <div key={place} className={styles.skeleton} />
    ))}
  </div>
)

/** The projects to choose from, twelve on a page: loading, empty and failed included. */
export const ProjectList = () => {
  const { nav } = useTexts('common')
  const { give } = useTexts('giving')
  const [search] = useSearchParams()
  const [page, words] = [pageIn(search), wordsIn(search)]
  const query = useContent(['projectsToDonateTo', page, words], async (api) =>
    (await contract.projects()).projectPage(api, { page, perPage: manyProjects, search: words }),
  )
  const { amount } = readDonateQuery(search)
  const kept = [...search].filter(([name]) => name === 'amount' || name === 'lang')
  const total = query.data?.total
  const isLong = words !== '' || (total ?? 0) > manyProjects
  return (
    <section aria-labelledby="projects">
      <h2 id="projects" className="visually-hidden">
        {nav.projects}
      </h2>
      {isLong && <LazyProjectSearch path={paths.donate} kept={kept} words={words} total={total} />}
      <QueryState
        query={query}
        failed={give.projectsFailed}
        skeleton={skeleton}
        // A search says itself that it has found nothing.
        empty={words === '' && <p>{give.projectsEmpty}</p>}
      >
        {(list) => (
          <>
            <ul className={styles.list}>
              {list.rows.map((project) => (
                <ProjectChoice key={project.id} project={project} amount={amount} />
              ))}
            </ul>
            <Pager page={page} perPage={manyProjects} total={list.total} label={nav.projects} keep={keep} />
          </>
        )}
      </QueryState>
    </section>
  )
}

interface ProjectChoiceProps {
  project: ProjectRow
  /** Rupees from the address: passed on to the form. */
  amount: number | undefined
}

/** A project to choose: its picture, price and progress. A press anywhere on it opens its form. */
const ProjectChoice = ({ project, amount }: ProjectChoiceProps) => {
  const { give } = useTexts('giving')
  const { id, title, picture, donation_type, price, raised, goal } = project
  const percent = percentOf(project)
  return (
    <li className={choice.entry}>
      <PictureFrame
        className={choice.frame}
        picture={{ ...picture, alt: '' }}
        sizes="(min-width: 64rem) 30vw, (min-width: 44rem) 45vw, 7rem"
      />
      <div className={choice.words}>
        <h3>{title}</h3>
        <p>{give.kinds[donation_type].price(price ? formatRupees(price) : null)}</p>
      </div>
      <div className={choice.progress}>
        {percent !== null && <ShareBar percent={percent} />}
        <p>
          {goal === null || percent === null
            ? give.raised(formatRupees(raised))
            : give.progress(formatRupees(raised), formatRupees(goal), percent)}
        </p>
      </div>
      <p className={`${choice.foot} link-row`}>
        <DonateLink
          projectId={id}
          amount={amount}
          // Without scripts the form cannot open: the link would open the same page.
          className={buttonClass('outline', `${choice.donate} scripted`)}
          aria-label={give.giveToProject(title)}
        >
          {give.giveTo}
        </DonateLink>
        <Link to={href.project(id)} aria-label={give.aboutProject(title)}>
          {give.about}
        </Link>
      </p>
    </li>
  )
}
