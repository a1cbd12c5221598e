/** Storybook's settings: where the stories are, and how widget and site are built side by side. No part of it uses the network. */
import type { StorybookConfig } from '@storybook/html-vite'
import { trustName } from '../../../demo/texts.ts'
import { nameText } from '../../../site/server/trustName.ts'
import { inlineTokens } from '../../build/widgetPlugins.ts'
import type { Plugin } from 'vite'

const folder = (path: string) => new URL(path, import.meta.url).pathname
const widget = folder('../../../widget/')
const dialog = folder('../dialog/')
const modules = folder('../dialog/modules.ts')

/** Files of the widget, and what draws its stories, get Preact for `react`, as in their own build (vite.widget.config.ts); all others get React. */
const preactInWidget = (): Plugin => ({
  name: 'preact-in-widget',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.startsWith(widget) && !importer?.startsWith(dialog)) return null
    if (/^react\/jsx-(dev-)?runtime$/.test(source)) return this.resolve('@preact/compat/jsx-runtime', importer)
    if (/^react(-dom\/client)?$/.test(source)) return `${widget}renderer.ts`
    // The loader opens its own shell; the story draws the dialog into it.
    return source.endsWith('/modules.ts') ? modules : null
  },
})

const config: StorybookConfig = {
  framework: '@storybook/html-vite',
  stories: ['../{dialog,site}/*.stories.@(ts|tsx)'],
  staticDirs: ['banners', 'contact', 'items', 'kitchen', 'projects', 'river'].map((folder) => ({
    from: `../../../demo/content/pictures/${folder}`,
    to: '/media',
  })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), preactInWidget()],
    css: { ...vite.css, postcss: { plugins: [inlineTokens()] } },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
    define: {
      ...vite.define,
      // Drawings beside the API are the workshop's own files.
      __API_ROOT__: 'location.origin',
      __SITE_ROOT__: 'location.origin',
      __SOCIAL__: '"social-providers.invalid"',
      __TRUST_NAME__: JSON.stringify(nameText(trustName)),
      __VERSION__: '"workshop"',
      __FOLDER__: '""',
    },
    // A minifier would replace `light-dark()` with code that cannot follow the toolbar.
    build: { ...vite.build, cssMinify: false, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
