import { type ComponentType, type PointerEvent, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { PageBoundary } from '../../framework/PageBoundary.tsx'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { ProjectsMenuProps } from './ProjectsMenu.tsx'
import styles from './SiteNav.module.css'
import { currentOf, navItems } from './navItems.ts'

/**
 * The row of pages. On a narrow screen the menu button replaces it; without scripts it stays, as plain links.
 * @param plain shown on a narrow screen too, because the menu's code did not load
 */
export const SiteNav = ({ plain }: { plain: boolean }) => {
  const { nav } = useTexts('common')
  const { pathname } = useLocation()
  return (
    <nav className={`${styles.nav} on-screen`} data-plain={plain || undefined} aria-label={nav.label}>
      <ul className={styles.list}>
        {navItems.map((item) => {
          const current = currentOf(item, pathname)
          return (
            <li key={item.key}>
              {item.key === 'projects' ? (
                <ProjectsItem current={current} />
              ) : (
                <Link to={item.to} className={styles.item} aria-current={current}>
                  {nav[item.key]}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** A pointer that only passes opens nothing, in ms. */
const intentMs = 80

const logOnly = (error: unknown) => console.warn('could not load the menu of projects', error)

/**
 * The Projects item: a link, and beside it a button for the menu, which also opens while a mouse rests on either. The menu's code loads at the first
 * sign of interest. If the code or the list of projects does not load, or there are no projects, the button opens the page (specification, section 8:
 * logged only).
 */
const ProjectsItem = ({ current }: { current: 'page' | 'true' | undefined }) => {
  const { nav, lang } = useTexts('common')
  const services = useServices()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const passing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [mouse, setMouse] = useState<ProjectsMenuProps['mouse']>({ over: false, sinceMs: 0 })
  const [arrived, setArrived] = useState<{
    Menu: ComponentType<ProjectsMenuProps>
    start: ProjectsMenuProps['start']
  }>()

  const load = async (): Promise<boolean> => {
    const [{ ProjectsMenu }, { prepareProjects }] = await Promise.all([
      import('./ProjectsMenu.tsx'),
      import('./useProjects.ts'),
    ])
    if (!(await prepareProjects(services, lang))) return false
    const start = { focused: document.activeElement === button.current, pressed: pressed.current }
    setArrived((before) => before ?? { Menu: ProjectsMenu, start })
    return true
  }
  const prepare = () => void load().catch(logOnly)
  const move = (over: boolean) => (event: PointerEvent) => {
    // A finger only presses.
    if (event.pointerType !== 'mouse') return
    setMouse({ over, sinceMs: event.timeStamp })
    clearTimeout(passing.current)
    if (over) passing.current = setTimeout(prepare, intentMs)
  }
  /** The first press waits for the menu, and opens the page if the menu does not load. */
  const press = async () => {
    pressed.current = true
    const there = await load().catch(logOnly)
    pressed.current = false
    if (!there) void navigate(paths.projects)
  }

  return (
    <div className={styles.projects} onPointerEnter={move(true)} onPointerLeave={move(false)} onFocus={prepare}>
      <Link to={paths.projects} className={styles.item} aria-current={current}>
        {nav.projects}
      </Link>
      {arrived ? (
        <PageBoundary instead={null}>
          <arrived.Menu start={arrived.start} mouse={mouse} />
        </PageBoundary>
      ) : (
        <button
          ref={button}
          type="button"
          className={`${styles.more} scripted`}
          aria-haspopup="dialog"
          aria-expanded="false"
          aria-label={nav.kindness}
          onClick={press}
        />
      )}
    </div>
  )
}
