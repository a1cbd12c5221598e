/** Constants of the build (vite.widget.config.ts). */
declare const __API_ROOT__: string
/** The trust's site. Only its pages are the trust's own, wherever our files were copied to. */
declare const __SITE_ROOT__: string
declare const __VERSION__: string
/** Folder of the modules that the loader fetches. It is beside the script and named by a hash of its content; ends with a slash. */
declare const __FOLDER__: string
