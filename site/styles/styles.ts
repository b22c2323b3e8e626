// The order of the cascade: the brand's colours, tokens, faces, base; component styles follow as their components are imported.
import './brand.css';
import './tokens.css';
import './fonts.css';
import './base.css';
import './utilities.css';
