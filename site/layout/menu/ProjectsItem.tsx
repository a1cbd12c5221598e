import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useLanguage } from '../../app/language.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { useTexts } from '../../app/texts.ts'
import { isPlainPress } from './isPlainPress.ts'
import type { ProjectsMenuProps } from './ProjectsMenu.tsx'
import styles from './SiteNav.module.css'

type Current = ProjectsMenuProps['current']

/** A pointer that only passes by wants nothing, in ms. */
const intentMs = 80

const logOnly = (error: unknown) => console.warn('could not load the menu of projects', error)

/**
 * The way to the projects: a plain link until the first sign of interest, then a button that opens the menu. Where the menu's code or the
 * list of projects does not come, or there are no projects, the link stays (specification, section 8: logged only).
 */
export const ProjectsItem = ({ current }: { current: Current }) => {
  const { nav } = useTexts()
  const services = useServices()
  const lang = useLanguage()
  const navigate = useNavigate()
  const link = useRef<HTMLAnchorElement>(null)
  const over = useRef(false)
  const pressed = useRef(false)
  const passing = useRef<ReturnType<typeof setTimeout>>(undefined)
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
    const start = { focused: document.activeElement === link.current, over: over.current, pressed: pressed.current }
    setArrived((before) => before ?? { Menu: ProjectsMenu, start })
    return true
  }
  const prepare = () => void load().catch(logOnly)
  const enter = () => {
    over.current = true
    passing.current = setTimeout(prepare, intentMs)
  }
  const leave = () => {
    over.current = false
    clearTimeout(passing.current)
  }
  /** The first press waits for the menu, and goes to the page where it does not come. */
  const press = async (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    pressed.current = true
    const there = await load().catch(logOnly)
    pressed.current = false
    if (!there) void navigate(paths.projects)
  }

  if (arrived) return <arrived.Menu start={arrived.start} current={current} />
  return (
    <Link
      ref={link}
      to={paths.projects}
      className={`${styles.item} ${styles.opener}`}
      aria-current={current}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={prepare}
      onClick={press}
    >
      {nav.projects}
    </Link>
  )
}
