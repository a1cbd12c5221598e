export const mount = () => () => {}
