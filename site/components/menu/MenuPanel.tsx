/** The menu of narrow screens, over the whole view. Loaded at the first sign of interest, with its library. */
import { Collapsible } from '@base-ui/react/collapsible'
import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { href, paths } from '../../app/paths.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { useProjectOfPage } from '../../features/giving/pageProject.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { buttonClass } from '../Button.tsx'
import styles from './MenuPanel.module.css'
import { LazyMenuSearch } from './LazyMenuSearch.ts'
import './focusGuards.ts'
import { currentOf, navItems } from './navItems.ts'
import { useMenuSearch } from './useProjects.ts'
import { useOnLeaving } from './useOnLeaving.ts'

export interface MenuPanelProps {
  open: boolean
  onOpenChange(open: boolean): void
}

export const MenuPanel = ({ open, onOpenChange }: MenuPanelProps) => {
  const { frame, nav } = useTexts('common')
  const { pathname } = useLocation()
  const projectId = useProjectOfPage()
  // A link was followed: its page takes the focus.
  const left = useRef(false)
  const leave = () => {
    left.current = true
    onOpenChange(false)
  }
  useEffect(() => {
    left.current = false
    // A wider window shows the row of pages instead.
    const wide = matchMedia('(width >= 64rem)')
    const close = () => wide.matches && onOpenChange(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open, onOpenChange])
  useOnLeaving(leave)

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.panel} finalFocus={() => !left.current}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{nav.menu}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={nav.close} />
          </div>
          <nav aria-label={nav.label}>
            <ul className={styles.list}>
              {navItems.map((item) => (
                <li key={item.key}>
                  {item.key === 'projects' ? (
                    <MenuProjects current={currentOf(item, pathname)} onLeave={leave} />
                  ) : (
                    <Link to={item.to} className={styles.item} aria-current={currentOf(item, pathname)} onClick={leave}>
                      {nav[item.key]}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {/* The link handles the press; here it only closes what would cover the donate dialog. */}
          <div className={styles.give} onClickCapture={leave}>
            <DonateLink projectId={projectId} className={buttonClass('donate')}>
              {frame.donate}
            </DonateLink>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface MenuProjectsProps {
  current: 'page' | 'true' | undefined
  onLeave(): void
}

/** The projects on a narrow screen: a plain list that opens in its place. The link to all of them works even if the list does not load. */
const MenuProjects = ({ current, onLeave }: MenuProjectsProps) => {
  const { nav } = useTexts('common')
  const { pathname } = useLocation()
  const menu = useMenuSearch()
  const link = (to: string, text: string) => (
    <li key={to}>
      <Link to={to} className={styles.inner} aria-current={to === pathname ? 'page' : undefined} onClick={onLeave}>
        {text}
      </Link>
    </li>
  )
  return (
    <Collapsible.Root>
      <Collapsible.Trigger className={`${styles.item} ${styles.opener}`} aria-current={current && 'true'}>
        {nav.projects}
      </Collapsible.Trigger>
      <Collapsible.Panel>
        <div className={styles.projects}>
          {menu.isLong && <LazyMenuSearch {...menu} onLeave={onLeave} />}
          <ul>
            {link(paths.projects, nav.allProjects)}
            {menu.list.projects.map(({ id, title }) => link(href.project(id), title))}
          </ul>
        </div>
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}
