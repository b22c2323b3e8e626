// The order of the cascade: tokens, faces, base; component styles follow as their components are imported.
import './tokens.css';
import './fonts.css';
import './base.css';
