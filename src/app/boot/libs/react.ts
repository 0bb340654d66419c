export { createElement, startTransition } from 'react'
export { createRoot } from 'react-dom/client'
