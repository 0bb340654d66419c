import './ui/system/fonts.css'
import { openPlayerFrame } from './app/playerFrame/openPlayerFrame'

openPlayerFrame()
