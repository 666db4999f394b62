"""What is measured and compared outside the package."""
