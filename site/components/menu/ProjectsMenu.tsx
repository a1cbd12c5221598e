/** The menu 'Acts of Kindness'. It loads at the first sign of interest in the projects, with its library. */
import { Popover } from '@base-ui/react/popover'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import type { Project } from '../../../shared/contract/project.ts'
import { useContent } from '../../framework/firstLoad/useContent.ts'
import { idIn, paths } from '../../app/paths.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { LazyMenuSearch } from './LazyMenuSearch.ts'
import { ProjectTabs } from './ProjectTabs.tsx'
import styles from './ProjectsMenu.module.css'
import nav from './SiteNav.module.css'
import './focusGuards.ts'
import { useMenuSearch } from './useProjects.ts'
import { useOnLeaving } from './useOnLeaving.ts'

export interface ProjectsMenuProps {
  /** Events on the button that this one replaces. */
  start: { focused: boolean; pressed: boolean }
  /** Whether the mouse is over the item or the open menu, and since when: an event's time stamp. */
  mouse: { over: boolean; sinceMs: number }
}

/** How long a pointer rests before the menu opens, and how long it may be away before it closes, in ms. */
const [restMs, awayMs] = [120, 220]

export const ProjectsMenu = ({ start, mouse }: ProjectsMenuProps) => {
  const texts = useTexts('common')
  const menu = useMenuSearch()
  const { projects, words } = menu.list
  const here = useProjectHere(projects)
  // A menu opened by a press does not close when the mouse leaves.
  const [opened, setOpened] = useState<'hover' | 'press' | null>(start.pressed ? 'press' : null)
  // Even if opened by hover it belongs to the button: a press on the button is not a press outside of the menu.
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  /** When the reader last opened or closed it by hand: a mouse that already was there must not change that. */
  const decidedMs = useRef(0)

  const taken = useRef(false)
  useLayoutEffect(() => {
    if (taken.current) return
    taken.current = true
    if (start.focused) trigger.current?.focus({ preventScroll: true })
  }, [start])
  useEffect(() => {
    const follow = () => {
      if (decidedMs.current >= mouse.sinceMs) return
      setOpened((before) => (mouse.over ? (before ?? 'hover') : before === 'hover' ? null : before))
    }
    const timer = setTimeout(follow, mouse.over ? restMs : awayMs)
    return () => clearTimeout(timer)
  }, [mouse])
  const close = () => setOpened(null)
  useOnLeaving(close)

  const selected = () => popup.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]') ?? null
  const arrowDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (opened) selected()?.focus()
    else setOpened('press')
  }

  return (
    <Popover.Root
      open={opened !== null}
      triggerId={id}
      onOpenChange={(next, { reason, event }) => {
        // The mouse has opened it on its way to the button: that press does not close it, the next one does.
        decidedMs.current = event.timeStamp
        const wanted = reason === 'trigger-press' ? opened !== 'press' : next
        setOpened(wanted ? 'press' : null)
      }}
    >
      <Popover.Trigger
        id={id}
        ref={trigger}
        className={nav.more}
        aria-label={texts.nav.kindness}
        onKeyDown={arrowDown}
      />
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={() => trigger.current?.closest('nav') ?? null}
          align="start"
          collisionAvoidance={{ side: 'none', align: 'none' }}
        >
          <Popover.Popup
            ref={popup}
            className={styles.popup}
            initialFocus={() => (opened === 'hover' ? false : selected())}
          >
            <div className={styles.head}>
              <Popover.Title className={styles.title}>{texts.nav.kindness}</Popover.Title>
              <Link to={paths.projects} onClick={close}>
                {texts.nav.allProjects}
              </Link>
            </div>
            <ProjectTabs
              projects={projects}
              here={words === '' ? here : undefined}
              search={
                menu.isLong && (
                  <LazyMenuSearch
                    {...menu}
                    onLeave={close}
                    onUse={() => setOpened('press')}
                    onArrowDown={() => selected()?.focus()}
                  />
                )
              }
              onLeave={close}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The project whose page is shown, even if `listed` does not contain it. That page has requested the same, so this sends no request. */
const useProjectHere = (listed: readonly Project[]): Project | undefined => {
  const { pathname } = useLocation()
  const id = idIn(matchPath(paths.projectDetails, pathname)?.params.id)
  const row = listed.find((project) => project.id === id)
  const page = useContent(
    ['project', id],
    async (api) => (await import('../../../shared/contract/project.ts')).projectDetail(api, id ?? 0),
    { enabled: id !== null && !row },
  )
  return row ?? page.data
}
