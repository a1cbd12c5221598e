/** The menu 'Acts of Kindness'. Loaded at the first sign of interest in the projects, with its library. */
import { Popover } from '@base-ui/react/popover'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useTexts } from '../../app/texts.ts'
import styles from './ProjectsMenu.module.css'
import { ProjectTabs } from './ProjectTabs.tsx'
import nav from './SiteNav.module.css'
import { useOnLeaving } from './useOnLeaving.ts'
import { useProjects } from './useProjects.ts'

export interface ProjectsMenuProps {
  /** What went on with the plain link whose place this takes. */
  start: { focused: boolean; over: boolean; pressed: boolean }
  current: 'page' | 'true' | undefined
}

/** How long a pointer rests before the menu opens, and how long it may be away before it closes, in ms. */
const [restMs, awayMs] = [120, 220]

export const ProjectsMenu = ({ start, current }: ProjectsMenuProps) => {
  const texts = useTexts()
  const projects = useProjects()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)

  // The link is gone, and this stands in its place: its focus, the pointer over it and the press on it go on here.
  const taken = useRef(false)
  useLayoutEffect(() => {
    if (taken.current) return
    if (start.focused) trigger.current?.focus({ preventScroll: true })
  }, [start])
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    if (start.pressed) trigger.current?.click()
    else if (start.over) {
      // What the browser told the link, told to the button: it may not say it again until the pointer moves.
      trigger.current?.dispatchEvent(new MouseEvent('mouseenter'))
      trigger.current?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    }
  }, [start])
  const close = () => setOpen(false)
  useOnLeaving(close)

  const selected = () => popup.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]') ?? null
  const arrowDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (open) selected()?.focus()
    else trigger.current?.click()
  }

  return (
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger
        ref={trigger}
        openOnHover
        delay={restMs}
        closeDelay={awayMs}
        aria-current={current}
        className={`${nav.item} ${nav.opener}`}
        onKeyDown={arrowDown}
      >
        {texts.nav.projects}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={() => trigger.current?.closest('nav') ?? null}
          align="start"
          collisionAvoidance={{ side: 'none', align: 'none' }}
        >
          <Popover.Popup ref={popup} className={styles.popup} initialFocus={selected}>
            <div className={styles.head}>
              <Popover.Title className={styles.title}>{texts.nav.kindness}</Popover.Title>
              <Link to={paths.projects} onClick={close}>
                {texts.nav.allProjects}
              </Link>
            </div>
            <ProjectTabs projects={projects} onLeave={close} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
