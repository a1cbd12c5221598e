import { Suspense, useEffect, useRef } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { profile } from '../../../shared/contract/people/profile.ts'
import { hasRole, type StaffRole } from '../../../shared/contract/people/account.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Desk.module.css'
import { type DeskPageName, deskPath, OpenPageContext, RoleContext, useMay, useWaiting } from './desk/useDesk.tsx'
import { deskPages } from './deskPages.ts'

/** Navigation and content of the desk. `StaffPage` loads it when the API has named the person's role. */
export const Desk = () => {
  const { data } = useApiQuery(['profile'], profile)
  useSearchKey()
  if (!data?.role) return null
  return (
    <RoleContext value={data.role}>
      <div className={styles.rooms}>
        <DeskNav role={data.role} />
        <main id="content" tabIndex={-1} className={`flow-stack ${styles.main}`}>
          <DeskRoom />
        </main>
      </div>
    </RoleContext>
  )
}

/** The page of the desk by its name; `/staff` itself opens the first one. */
const DeskRoom = () => {
  const [name = '', ...parts] = (useParams()['*'] ?? '').split('/')
  const texts = useTexts('desk').desk
  const page = deskPages.find((one) => one.name === name)
  const allowed = useMay(page?.least ?? 'reader')
  const [first] = deskPages
  if (name === '' && first) return <Navigate to={deskPath(first.name)} replace />
  if (!page) return <DeskNotice title={texts.noPageTitle} text={texts.noPage} />
  if (!allowed) return <DeskNotice title={texts.moreRightsTitle} text={texts.moreRights(texts.roles[page.least])} />
  const { Page } = page
  return (
    <OpenPageContext value={{ name: page.name, parts }}>
      <Suspense key={name} fallback={<div className="flow-loading" />}>
        <Page />
      </Suspense>
    </OpenPageContext>
  )
}

const DeskNotice = ({ title, text }: { title: string; text: string }) => (
  <div className={`flow-close ${styles.said}`}>
    <PageHeading title={title}>{title}</PageHeading>
    <p>{text}</p>
  </div>
)

/** The pages that the role includes, each with how much waits there for a second person. On a narrow screen it is one row that scrolls, and the current page is in view. */
const DeskNav = ({ role }: { role: StaffRole }) => {
  const texts = useTexts('desk').desk
  const [here] = (useParams()['*'] ?? '').split('/')
  const list = useRef<HTMLUListElement>(null)
  const { data: waiting } = useWaiting()
  const counts: Partial<Record<DeskPageName, number>> = waiting
    ? { refunds: waiting.refunds, cases: waiting.matches }
    : {}
  useEffect(() => {
    const [box, current] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (box && current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2
  }, [here])
  return (
    <nav aria-label={texts.desk} className={`${styles.nav} on-screen`}>
      <p className={styles.title} aria-hidden="true">
        {texts.desk}
      </p>
      <ul ref={list} className={styles.pages}>
        {deskPages
          .filter(({ least }) => hasRole(role, least))
          .map(({ name }) => (
            <li key={name}>
              <Link to={deskPath(name)} aria-current={name === here ? 'page' : undefined}>
                {texts.pages[name]}
                <Count count={counts[name] ?? 0} />
              </Link>
            </li>
          ))}
      </ul>
      <div className={styles.aside}>
        <p>{texts.yourRole(texts.roles[role])}</p>
        <p>{texts.keys}</p>
        <Link to={paths.home}>{texts.site}</Link>
      </div>
    </nav>
  )
}

const Count = ({ count }: { count: number }) => {
  const texts = useTexts('desk').desk
  if (count === 0) return null
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {count}
      </span>
      <span className="visually-hidden">{texts.secondPerson(count)}</span>
    </>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))

/** The key "/" focuses the search field of the page (`data-desk-search`), except where a person types. */
const useSearchKey = (): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const field = document.querySelector<HTMLInputElement>('[data-desk-search]')
      if (!field) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
